/**
 * Salience of sentences by LexRank (Erkan and Radev, "LexRank: Graph-based Lexical Centrality as Salience in Text
 * Summarization", JAIR 22, 2004): sentences are nodes, the cosine of their tf-idf vectors weighs the edges, and the
 * stationary distribution of a walk over them, with damping as in PageRank, ranks them. The continuous variant: edges keep
 * their weights above a threshold.
 *
 * Time grows with the square of the number of sentences; callers pass a few hundred at most.
 *
 * @param sentences content words of each sentence
 * @returns a score for each sentence, 0 to 1, the best having 1
 */
export function lexRank(sentences: readonly string[][]): number[] {
	const count = sentences.length;
	if (count === 0) return [];
	const weights = similarities(vectors(sentences));
	let scores = new Float64Array(count).fill(1 / count);
	for (let round = 0; round < ROUNDS; round++) {
		const next = new Float64Array(count).fill((1 - DAMPING) / count);
		for (const { from, to, share } of weights) next[to] = (next[to] ?? 0) + DAMPING * share * (scores[from] ?? 0);
		scores = next;
	}
	const best = Math.max(...scores);
	return Array.from(scores, (score) => score / best);
}

const DAMPING = 0.85;
const THRESHOLD = 0.08;
const ROUNDS = 20;

type Vector = Map<string, number>;

function vectors(sentences: readonly string[][]): Vector[] {
	const frequency = new Map<string, number>();
	for (const words of sentences) for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
	return sentences.map((words) => {
		const vector: Vector = new Map();
		for (const word of words) vector.set(word, (vector.get(word) ?? 0) + 1);
		let length = 0;
		for (const [word, times] of vector) {
			const weight = times * Math.log(1 + sentences.length / (frequency.get(word) ?? 1));
			vector.set(word, weight);
			length += weight * weight;
		}
		const norm = Math.sqrt(length) || 1;
		for (const [word, weight] of vector) vector.set(word, weight / norm);
		return vector;
	});
}

function similarities(all: Vector[]): { from: number; to: number; share: number }[] {
	const edges: { from: number; to: number; share: number }[] = [];
	const degree = new Float64Array(all.length);
	for (const [i, first] of all.entries()) {
		for (let j = i + 1; j < all.length; j++) {
			const second = all[j];
			if (!second) continue;
			const similarity = cosine(first, second);
			if (similarity < THRESHOLD) continue;
			edges.push({ from: i, to: j, share: similarity }, { from: j, to: i, share: similarity });
			degree[i] = (degree[i] ?? 0) + similarity;
			degree[j] = (degree[j] ?? 0) + similarity;
		}
	}
	for (const edge of edges) edge.share /= degree[edge.from] || 1;
	return edges;
}

function cosine(first: Vector, second: Vector): number {
	const [small, large] = first.size < second.size ? [first, second] : [second, first];
	let sum = 0;
	for (const [word, weight] of small) sum += weight * (large.get(word) ?? 0);
	return sum;
}
