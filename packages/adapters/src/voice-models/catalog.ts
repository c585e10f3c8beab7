import type { OfferedVoiceModel } from '@nexus/core/ports';

/** A file of a model, by its path under an address. */
export interface SourceFile {
	path: string;
	bytes: number;
	/** In hexadecimal; null where it is not public: then the first one that is seen is held to. */
	sha256: string | null;
}

export interface CatalogModel extends OfferedVoiceModel {
	/** Ends with a slash. */
	base: string;
	/** One archive, or the model's files one by one. */
	files: readonly SourceFile[];
}

const OPEN_RAIL = {
	name: 'OpenRAIL-M (pesos do Supertonic 3, com restrições de uso)',
	address: 'https://huggingface.co/Supertone/supertonic-3/blob/main/LICENSE',
};
const REVISION = '3cadd1ee6394adea1bd021217a0e650ede09a323';

const file = (path: string, bytes: number, sha256: string): SourceFile => ({ path, bytes, sha256 });

/** The makers' own export, whose checksums they publish. */
const ORIGINAL: readonly SourceFile[] = [
	file('onnx/duration_predictor.onnx', 3700147, 'c3eb91414d5ff8a7a239b7fe9e34e7e2bf8a8140d8375ffb14718b1c639325db'),
	file('onnx/text_encoder.onnx', 36416150, 'c7befd5ea8c3119769e8a6c1486c4edc6a3bc8365c67621c881bbb774b9902ff'),
	file('onnx/vector_estimator.onnx', 256534781, '883ac868ea0275ef0e991524dc64f16b3c0376efd7c320af6b53f5b780d7c61c'),
	file('onnx/vocoder.onnx', 101424195, '085de76dd8e8d5836d6ca66826601f615939218f90e519f70ee8a36ed2a4c4ba'),
	file('onnx/tts.json', 8253, '42078d3aef1cd43ab43021f3c54f47d2d75ceb4e75f627f118890128b06a0d09'),
	file('onnx/unicode_indexer.json', 277676, '9bf7346e43883a81f8645c81224f786d43c5b57f3641f6e7671a7d6c493cb24f'),
	file('voice_styles/F1.json', 292046, 'bbdec6ee00231c2c742ad05483df5334cab3b52fda3ba38e6a07059c4563dbc2'),
	file('voice_styles/F2.json', 292423, '7c722c6a72707b1a77f035d67f0d1351ba187738e06f7683e8c72b1df3477fc6'),
	file('voice_styles/F3.json', 290794, '12f6ef2573baa2defa1128069cb59f203e3ab67c92af77b42df8a0e3a2f7c6ab'),
	file('voice_styles/F4.json', 291808, 'c2fa764c1225a76dfc3e2c73e8aa4f70d9ee48793860eb34c295fff01c2e032b'),
	file('voice_styles/F5.json', 291479, '45966e73316415626cf41a7d1c6f3b4c70dbc1ba2bee5c1978ef0ce33244fc8d'),
	file('voice_styles/M1.json', 291748, 'e35604687f5d23694b8e91593a93eec0e4eca6c0b02bb8ed69139ab2ea6b0a5b'),
	file('voice_styles/M2.json', 292055, 'b76cbf62bac707c710cf0ae5aba5e31eea1a6339a9734bfae33ab98499534a50'),
	file('voice_styles/M3.json', 290198, 'ea1ac35ccb91b0d7ecad533a2fbd0eec10c91513d8951e3b25fbba99954e159b'),
	file('voice_styles/M4.json', 291522, 'ca8eefad4fcd989c9379032ff3e50738adc547eeb5e221b82593a6d7b3bac303'),
	file('voice_styles/M5.json', 291469, 'dd22b92740314321f8ae11c5e87f8dd60d060f15dd3a632b5adf77f471f77af2'),
];

/** What can be installed by name. The first is what is installed where none is named. */
export const CATALOG: readonly CatalogModel[] = [
	offered({
		name: 'supertonic-3',
		title: 'Supertonic 3 (int8)',
		licence: OPEN_RAIL,
		base: 'https://github.com/k2-fsa/sherpa-onnx/releases/download/tts-models/',
		files: [{ path: 'sherpa-onnx-supertonic-3-tts-int8-2026-05-11.tar.bz2', bytes: 123_000_000, sha256: null }],
	}),
	offered({
		name: 'supertonic-3-original',
		title: 'Supertonic 3 (exportação original)',
		licence: OPEN_RAIL,
		base: `https://huggingface.co/Supertone/supertonic-3/resolve/${REVISION}/`,
		files: ORIGINAL,
	}),
];

function offered(model: Omit<CatalogModel, 'bytes' | 'addresses'>): CatalogModel {
	const bytes = model.files.reduce((sum, each) => sum + each.bytes, 0);
	return { ...model, bytes, addresses: model.files.map(({ path }) => model.base + path) };
}
