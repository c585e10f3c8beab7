import { parseArgs } from 'node:util';
import { AnswerFolder, startGeminiEmulator, startOpenAiEmulator } from './index.ts';
import { type SpeechServer, speechModels } from './openai/speech-form.ts';

const SPEECH_SERVERS: readonly SpeechServer[] = ['kokoro', 'speaches', 'localai'];

const { values } = parseArgs({
	options: {
		'port': { type: 'string', default: '4010' },
		'speech': { type: 'string', default: 'kokoro' },
		'answers': { type: 'string' },
		'recorded-only': { type: 'boolean', default: false },
		'ignore-schema': { type: 'boolean', default: false },
		'context': { type: 'string', default: '131072' },
		'rate': { type: 'string', default: '0' },
		'seed': { type: 'string', default: '1' },
		'pace': { type: 'string', default: '0' },
	},
});
const speech = SPEECH_SERVERS.find((server) => server === values.speech);
if (!speech) throw new Error(`--speech is one of ${SPEECH_SERVERS.join(', ')}`);

const port = Number(values.port);
const answers =
	values.answers === undefined
		? undefined
		: await AnswerFolder.open(values.answers, {
				recordedOnly: values['recorded-only'],
				asked: (page) => console.error(`A question waits for its answer: ${page}`),
			});
const gemini = await startGeminiEmulator({ port, answers });
const openAi = await startOpenAiEmulator({
	port: port === 0 ? 0 : port + 1,
	speech,
	heedsSchema: !values['ignore-schema'],
	contextTokens: Number(values.context),
	answers,
});
const settings = {
	rate: Number(values.rate),
	seed: Number(values.seed),
	pace: { secondsPerAudioSecond: Number(values.pace) },
};
for (const { faults } of [gemini, openAi]) faults.set(settings);

console.log(`GEMINI_BASE_URL=${gemini.url} GEMINI_API_KEY=${gemini.apiKey}
SCRIPT_ENGINE=openai OPENAI_BASE_URL=${openAi.url}/v1 OPENAI_MODEL=llama3.1:8b
SPEECH_ENGINE=openai SPEECH_BASE_URL=${openAi.url}/v1 SPEECH_MODEL=${speechModels(speech)[0]}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => {
		answers?.close();
		Promise.all([gemini.close(), openAi.close()]).then(() => process.exit(0));
	});
}
