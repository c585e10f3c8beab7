/** Words that eSpeak NG's American voice reads wrongly, respelled (found by its phonemes). */
export const RESPELLINGS: ReadonlyMap<string, string> = new Map([
	['wi-fi', 'why-fye'],
	['wifi', 'why-fye'],
	['ipv', 'I P V'],
]);
