"""The dialect `tensor`, without classes of ops."""
