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

interface Edge {
	from: number;
	to: number;
	/** Of all that leads away from `from`. */
	share: number;
}

/** Of every sentence with those before it, by the words that they have in common. */
function similarities(all: Vector[]): Edge[] {
	const edges: Edge[] = [];
	const degree = new Float64Array(all.length);
	const having = new Map<string, { sentence: number; weight: number }[]>();
	const cosines = new Float64Array(all.length);
	for (const [from, vector] of all.entries()) {
		cosines.fill(0, 0, from);
		for (const [word, weight] of vector) {
			const earlier = having.get(word) ?? [];
			for (const one of earlier) cosines[one.sentence] = (cosines[one.sentence] ?? 0) + weight * one.weight;
			earlier.push({ sentence: from, weight });
			having.set(word, earlier);
		}
		for (let to = 0; to < from; to++) {
			const similarity = cosines[to] ?? 0;
			if (similarity < THRESHOLD) continue;
			edges.push({ from, to, share: similarity }, { from: to, to: from, share: similarity });
			degree[from] = (degree[from] ?? 0) + similarity;
			degree[to] = (degree[to] ?? 0) + similarity;
		}
	}
	for (const edge of edges) edge.share /= degree[edge.from] || 1;
	return edges;
}
