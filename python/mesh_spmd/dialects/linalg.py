"""The dialect `linalg`, without classes of ops."""
