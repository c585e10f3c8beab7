/** How many streams of job events one user may have open in one server process. */
export const JOB_STREAMS_MAX = 20;
/** Milliseconds of quiet after which a stream of events is given a sign of life. */
export const JOB_STREAM_HEARTBEAT = 15_000;
