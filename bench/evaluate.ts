import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createCpuPool } from '@nexus/adapters/cpu-pool';
import { PRESET_IDS } from '@nexus/contract';
import { decodeText } from '@nexus/document-text';
import { detectLanguage } from '@nexus/language/detection';
import { loadConfig } from '@nexus/server/runtime/config';
import { createLogger } from '@nexus/server/runtime/logger';
import { openVoices } from '@nexus/server/runtime/open-voices';
import { type EpisodeEvaluation, evaluationTables, missesOf, missesOfConversation } from '@nexus/testkit/evaluate';
import { RECORDINGS } from '@nexus/testkit/recordings';
import { ALL_SAMPLES, KEY_CONTENT, type Sample } from '@nexus/testkit/samples';
import {
	comparisonTable,
	configuredModel,
	judged,
	recordedDocument,
	recordedWriter,
	type WishedDocument,
} from './conversations.ts';
import { createEpisodeEvaluator, type EvaluatedEpisode } from './episode-evaluator.ts';

const USAGE = `npm run evaluate -- [documents or names of samples] [options]

Makes episodes of documents (by default, of the samples) with the embedded engines, measures them and compares them
with the goals of docs/quality.md.

  --script <who>  embedded; recorded: the conversations that were recorded (docs/emulators.md), by default of all their
                  documents; model: the language model of the environment (GEMINI_API_KEY, or OPENAI_BASE_URL, OPENAI_MODEL)
  --judge         the environment's model judges each script, blind and in both orders, against the recorded
                  conversation of the document where there is one, else against its guided reading
  --speech <who>  embedded, or natural: the voices that are installed (docs/voices.md), at VOICES_QUALITY
  --script-only   without speech: nothing that is heard is measured
  --preset <id>   ${PRESET_IDS.join(', ')}; or all
  --seed <n>      another episode of the same document
  --print         prints the scripts, too
  --write         writes the tables into docs/quality.md
`;
const SCRIPTS = ['embedded', 'recorded', 'model'] as const;
const MARK = '<!-- made by npm run evaluate -- --write -->';
const OPTIONS = {
	script: { type: 'string', default: 'embedded' },
	judge: { type: 'boolean' },
	speech: { type: 'string', default: 'embedded' },
	'script-only': { type: 'boolean' },
	preset: { type: 'string' },
	seed: { type: 'string' },
	print: { type: 'boolean' },
	write: { type: 'boolean' },
	help: { type: 'boolean' },
} as const;

async function run(): Promise<void> {
	const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
	if (values.help) return void process.stdout.write(USAGE);
	const script = SCRIPTS.find((one) => one === values.script);
	if (!script) throw new Error(`--script takes ${SCRIPTS.join(', ')}; not ${values.script}`);
	const wishes = (await documents(positionals, script)).flatMap((document) => presets(document, values.preset));
	const pool = createCpuPool();
	const natural = values.speech === 'natural' ? await openNaturalVoices() : null;
	const evaluator = createEpisodeEvaluator({ pool, voiced: !values['script-only'], voices: natural?.speech });
	const model = script === 'model' || values.judge ? configuredModel(pool) : null;
	const rows: { name: string; evaluation: EpisodeEvaluation }[] = [];
	const comparisons: Parameters<typeof comparisonTable>[0][number][] = [];
	for (const wish of wishes) {
		const seeded = { ...wish, seed: Number(values.seed ?? 1) };
		const isRecorded = script === 'recorded' || RECORDINGS.some(({ id }) => id === wish.name);
		const recorded = isRecorded ? await recordedWriter(wish.name, pool) : null;
		const writer = script === 'model' ? model?.writer : script === 'recorded' ? recorded?.writer : undefined;
		const made = await evaluator.make({ ...seeded, writer });
		if (values.print) process.stdout.write(`\n# ${made.name}\n\n${printed(made)}\n`);
		const misses = (script === 'embedded' ? missesOf : missesOfConversation)(made.evaluation);
		for (const miss of misses) process.stderr.write(`${made.name}: ${miss}\n`);
		if (misses.length > 0) process.exitCode = 1;
		rows.push(made);
		if (values.judge && model) {
			const against = script === 'recorded' || !recorded ? 'guided reading' : 'recorded';
			const other = await createEpisodeEvaluator({ pool, voiced: false }).make({
				...seeded,
				writer: against === 'recorded' ? recorded?.writer : undefined,
			});
			const scripts = { candidate: made.lines, reference: other.lines };
			comparisons.push({ name: made.name, against, comparison: await judged(model.judge, wish.text, scripts) });
		}
		await recorded?.close();
	}
	await natural?.close();
	await pool.close();
	const tables = evaluationTables(rows);
	process.stdout.write(`\n${tables}\n`);
	if (comparisons.length > 0) process.stdout.write(`\n${comparisonTable(comparisons)}\n`);
	if (values.write) await writeTables(tables);
}

/** The natural voices that speak by default on this machine. @throws Error where none is installed */
async function openNaturalVoices() {
	const voices = await openVoices(loadConfig(), createLogger({ level: 'error', destination: process.stderr }));
	const model = (await voices.current())?.replace(/:[a-z]+$/, '');
	const speech = model === undefined ? null : await voices.speech(model);
	if (!speech) throw new Error('no natural voices are installed: npm run nexus -- voices install');
	return { speech, close: voices.close };
}

type Document = WishedDocument;

/** What was asked for: names of samples or paths of text files; all samples when nothing was. */
function documents(names: readonly string[], script: (typeof SCRIPTS)[number]): Promise<Document[]> {
	const usual = script === 'recorded' ? RECORDINGS.filter(({ custom }) => !custom) : ALL_SAMPLES;
	const wanted = names.length > 0 ? names : usual.map(({ id }) => id);
	return Promise.all(
		wanted.map(async (name): Promise<Document> => {
			const sample = ALL_SAMPLES.find(({ id }) => id === name);
			if (sample) return { ...named(sample), text: sample.load(), weighty: KEY_CONTENT[name] };
			const recording = RECORDINGS.find(({ id }) => id === name);
			if (recording) return recordedDocument(recording);
			const { text } = decodeText(await readFile(name));
			const language = detectLanguage(text) === 'en' ? 'en-US' : 'pt-BR';
			return { name: basename(name), filename: basename(name), language, preset: 'analytical_duo', text };
		}),
	);
}

const named = ({ id: name, filename, language, preset }: Sample) => ({ name, filename, language, preset });

function presets(document: Document, asked: string | undefined): Document[] {
	if (asked === undefined) return [document];
	const found = PRESET_IDS.filter((id) => asked === 'all' || asked === id);
	if (found.length === 0) throw new Error(`--preset takes all, ${PRESET_IDS.join(', ')}; not ${asked}`);
	return found.map((preset) => ({ ...document, preset, name: `${document.name}, ${preset}` }));
}

function printed({ lines }: EvaluatedEpisode): string {
	return lines
		.map(({ speaker, role, text, chapter }, index) => {
			const title = chapter === null ? '' : `\n## ${chapter}\n`;
			return `${title}${String(index).padStart(3)} ${speaker} ${role.padEnd(8)} ${text}`;
		})
		.join('\n');
}

/** Everything below the mark in docs/quality.md is made by this program. */
async function writeTables(tables: string): Promise<void> {
	const file = resolve(import.meta.dirname, '../docs/quality.md');
	const [text = ''] = (await readFile(file, 'utf8')).split(MARK);
	await writeFile(file, `${text}${MARK}\n\n${tables}\n`);
}

await run();
