/** What written text reads as, by topic: [written, spoken]. */
export type ReadingTable = Readonly<Record<string, readonly (readonly [written: string, spoken: string])[]>>;
