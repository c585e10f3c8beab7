/** What was asked for, or `otherwise` when it has not come after so many milliseconds. It goes on unheeded then. */
export async function within<Answer>(
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
