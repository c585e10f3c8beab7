/** Thrown by work whose job has ended or was restarted under a later run. Its results are discarded. */
export class StaleWork extends Error {
	override readonly name = 'StaleWork';
}
