import { expect, it } from 'vitest';
import { ownDefaults } from './own-defaults.ts';

const saved = { use_custom_config: true, custom_language: 'en-US', custom_personality: 'debate_duo' } as const;

it('an episode is as the settings say, where they are in use', () => {
	expect(ownDefaults(saved)).toEqual({ language: 'en-US', personality: 'debate_duo' });
	expect(ownDefaults({ ...saved, use_custom_config: false })).toEqual({ language: 'pt-BR', personality: null });
	expect(ownDefaults({ ...saved, custom_language: null })).toMatchObject({ language: 'pt-BR' });
	expect(ownDefaults(undefined)).toEqual({ language: 'pt-BR', personality: null });
});
