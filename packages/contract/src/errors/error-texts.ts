/** By code: the HTTP status, and the message in Portuguese. */
export type ErrorTexts = Record<string, { status: number; message: string }>;
