"""The dialect `mesh`, without classes of ops."""
