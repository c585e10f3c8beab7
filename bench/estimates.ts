import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCpuPool } from '@nexus/adapters/cpu-pool';
import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import { LANGUAGES, type Language, type PresetId } from '@nexus/contract';
import { createPlanner, type Planner } from '@nexus/core/planning';
import type { ScriptForecast, ScriptForecaster, ScriptWriter, SpeechSynthesizer } from '@nexus/core/ports';
import { type Hosts, pauseBefore, presetsFor, type ScriptLine } from '@nexus/core/scripts';
import { createGuidedReadingWriter, createScriptForecaster } from '@nexus/guided-reading';
import { ALL_SAMPLES, bookText } from '@nexus/testkit/samples';
import { book, KB, MB } from './books.ts';
import { timed } from './statistics.ts';

interface Document {
	name: string;
	filename: string;
	text: string;
	language: Language;
}

interface Case extends Document {
	/** The one chosen for the episode. */
	chosen: Language;
	preset: PresetId;
	hosts: Hosts;
	seed: number;
}

interface Actual {
	parts: number;
	characters: number;
	/** Minutes. */
	minutes: number;
}

/** Documents up to this size are tried in the other language, too. */
const SMALL = 12 * KB;
const BOOKS = [10, 40, 90, 200];
const LIMIT = 0.1;
const { signal } = new AbortController();

function documents(): Document[] {
	const samples = ALL_SAMPLES.map(({ id, filename, language, load }) => ({
		name: id,
		filename,
		language,
		text: load(),
	}));
	const books = BOOKS.map((kilobytes) => ({
		name: `livro de ${kilobytes} KB`,
		filename: 'livro.md',
		language: 'pt-BR' as const,
		text: bookText(kilobytes * KB, kilobytes, { markdown: kilobytes % 20 === 0 }),
	}));
	return [...samples, ...books, ...ownDocumentation()];
}

/** Long texts in English: this project's licence and its documentation. */
function ownDocumentation(): Document[] {
	const root = fileURLToPath(new URL('../', import.meta.url));
	const folders = ['docs', 'docs/decisions'];
	const files = folders.flatMap((folder) => readdirSync(root + folder).map((name) => `${root}${folder}/${name}`));
	const pages = files.filter((name) => name.endsWith('.md')).map((name) => readFileSync(name, 'utf8'));
	const language = 'en-US' as const;
	return [
		{ name: 'licença GPL', filename: 'LICENSE.txt', language, text: readFileSync(`${root}LICENSE`, 'utf8') },
		{ name: 'docs do projeto', filename: 'docs.md', language, text: pages.join('\n\n') },
	];
}

function* cases(): Generator<Case> {
	for (const document of documents()) {
		for (const chosen of LANGUAGES) {
			if (chosen !== document.language && document.text.length > SMALL) continue;
			for (const [index, { id: preset, hostA, hostB }] of presetsFor(chosen).entries()) {
				yield { ...document, chosen, preset, hosts: { A: hostA, B: hostB }, seed: 1000 + index };
			}
		}
	}
}

const shapeOf = ({ filename, chosen, preset, hosts, seed }: Case) => ({
	...{ filename, hosts, seed, language: chosen, presetId: preset, customStyle: null },
});

function forecastOf(forecaster: ScriptForecaster, one: Case): Promise<ScriptForecast> {
	return forecaster.forecast({ ...shapeOf(one), bytes: Buffer.from(one.text), parts: 0 });
}

/** Writes the whole script and has every line said. */
async function make(planner: Planner, writer: ScriptWriter, speech: SpeechSynthesizer, one: Case): Promise<Actual> {
	const { outline, parts } = await planner.planFor(writer, { ...shapeOf(one), text: one.text, signal });
	let [characters, seconds] = [0, 0];
	for (const part of parts) {
		const text = one.text.slice(part.source.start, part.source.end);
		const lines: ScriptLine[] = [];
		for await (const line of writer.writePart({ ...shapeOf(one), outline, part, text, signal })) lines.push(line);
		const spoken = await Promise.all(lines.map((line) => secondsOf(speech, line, one.hosts)));
		characters += lines.reduce((sum, line) => sum + line.text.length, 0);
		seconds += spoken.reduce((sum, length) => sum + length, 0);
		seconds += lines.reduce((sum, line, index) => sum + pauseBefore(line, lines[index - 1] ?? null), 0);
	}
	return { parts: parts.length, characters, minutes: seconds / 60 };
}

async function secondsOf(speech: SpeechSynthesizer, line: ScriptLine, hosts: Hosts): Promise<number> {
	const { name, voice, style } = hosts[line.speaker];
	const lines = [{ speaker: line.speaker, name, voice, style, text: line.text }];
	const { pcm, sampleRate } = await speech.synthesize({ language: line.language, lines, signal });
	return pcm.length / sampleRate;
}

const percent = (share: number): string => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;

/**
 * Compares estimates with what the embedded engines then make: scripts written in full and every line said, for the
 * samples, generated books and texts in English, in all presets. Fails when a duration is off by more than 10 %.
 */
async function compare(): Promise<void> {
	const pool = createCpuPool();
	const writer = createGuidedReadingWriter({ pool });
	const forecaster = createScriptForecaster({ pool });
	const speech = createEspeakSpeech({ pool });
	const print = (...cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
	print('document', 'language', 'preset', 'parts', 'characters', '', 'minutes', 'estimated', '', 'ms');
	print(...Array.from({ length: 10 }, () => '---'));
	const errors: number[] = [];
	for (const one of cases()) {
		const { result, seconds } = await timed(() => forecastOf(forecaster, one));
		const actual = await make(createPlanner({ pool }), writer, speech, one);
		const { parts, characters, seconds: expected } = result.embedded;
		const error = expected / 60 / actual.minutes - 1;
		errors.push(Math.abs(error));
		const count = parts === actual.parts ? parts : `${parts}, not ${actual.parts}`;
		const length = percent(characters / actual.characters - 1);
		const minutes = [actual.minutes.toFixed(2), (expected / 60).toFixed(2), percent(error)];
		print(one.name, one.chosen, one.preset, count, actual.characters, length, ...minutes, Math.round(seconds * 1000));
		if (parts !== actual.parts) process.exitCode = 1;
	}
	const [first] = cases();
	if (first) {
		const large = { ...first, text: book(10 * MB) };
		const { seconds } = await timed(() => forecastOf(forecaster, large));
		process.stdout.write(`\n10 MB: forecast in ${Math.round(seconds * 1000)} ms\n`);
	}
	await pool.close();
	const worst = Math.max(...errors);
	const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
	process.stdout.write(`${errors.length} durations: off by ${percent(mean)} on average, ${percent(worst)} at most\n`);
	if (worst > LIMIT) process.exitCode = 1;
}

await compare();
