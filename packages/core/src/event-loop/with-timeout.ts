/** Resolves like `asked`, or to `otherwise()` after so many milliseconds; `asked` is not cancelled then. */
export async function withTimeout<Answer>(
	asked: Promise<Answer>,
	milliseconds: number,
	otherwise: () => Answer,
): Promise<Answer> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLate = new Promise<Answer>((resolve) => {
		timer = setTimeout(() => resolve(otherwise()), milliseconds);
	});
	try {
		return await Promise.race([asked, tooLate]);
	} finally {
		clearTimeout(timer);
	}
}
