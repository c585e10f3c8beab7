const CONNECTIONS = 100;

/**
 * PostgreSQL's settings, given on the command line so that a new release of this program changes them for old data
 * folders too. Sized for a laptop that does other things as well; a larger installation has its own server.
 */
const settings: Record<string, string> = {
	listen_addresses: '127.0.0.1',
	unix_socket_directories: '',
	password_encryption: 'scram-sha-256',
	fsync: 'on',
	full_page_writes: 'on',
	synchronous_commit: 'on',
	// systemd's RemoveIPC takes POSIX shared memory away when its user logs out.
	dynamic_shared_memory_type: 'mmap',
	shared_buffers: '64MB',
	maintenance_work_mem: '32MB',
	max_wal_size: '256MB',
	max_parallel_workers_per_gather: '0',
	wal_level: 'minimal',
	max_wal_senders: '0',
	io_method: 'sync',
	jit: 'off',
	timezone: 'UTC',
	log_timezone: 'UTC',
	// Sessions of a killed client end soon, with the locks that they hold.
	client_connection_check_interval: '2s',
	log_destination: 'stderr',
	logging_collector: 'off',
	log_line_prefix: '',
	log_checkpoints: 'off',
	// Statements and values stay out of the log: they may hold what users wrote, or secrets.
	log_error_verbosity: 'terse',
	log_min_error_statement: 'panic',
};

export const settingsFor = (connections = CONNECTIONS): Record<string, string> => ({
	...settings,
	max_connections: String(connections),
});
