//===- main.cpp - An empty program --------------------------------------===//

int main() { return 0; }
