import { DEFAULT_LANGUAGE, language, presetList, ROUTES } from '@nexus/contract';
import { type Preset, presetsFor } from '@nexus/core/scripts';
import { z } from 'zod';
import type { Api } from '../api.ts';

export function presets(api: Api): void {
	const [method, url] = ROUTES.presets;
	api.route({
		method,
		url,
		schema: { querystring: z.object({ language: language.default(DEFAULT_LANGUAGE) }), response: { 200: presetList } },
		handler: async (request) => ({ presets: presetsFor(request.query.language).map(present) }),
	});
}

const present = ({ id, name, description, hostA, hostB }: Preset) => ({
	...{ preset_id: id, name, description },
	...{ host_a: hostA, host_b: hostB },
});
