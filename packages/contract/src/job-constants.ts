/** Milliseconds of quiet after which a stream of events is given a sign of life. */
export const JOB_STREAM_HEARTBEAT = 15_000;
