/** Thrown where work finds that its job is over, or goes on under a later run: what it made is refused. */
export class StaleWork extends Error {
	override readonly name = 'StaleWork';
}
