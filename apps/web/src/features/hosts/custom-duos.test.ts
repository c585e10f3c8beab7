import { expect, test } from 'vitest';
import { duoFrom, emptyDuo, formOf, haveOneName, parseDuos } from './custom-duos.ts';
import { PERSONALITY_TEMPLATES } from './personality-templates.ts';

const filled = () => {
	const form = emptyDuo();
	form.name = ' Café com ciência ';
	form.host_a = { name: ' Bia ', voice: 'Kore', model_voice: '', style: ' curiosa ', description: ' ' };
	form.host_b = { name: 'Leo', voice: 'Charon', model_voice: 'M5', style: 'sério', description: 'Explica.' };
	return form;
};

test('a full form is a duo, trimmed, its missing description the style', () => {
	expect(duoFrom(filled())).toEqual({
		name: 'Café com ciência',
		host_a: { name: 'Bia', voice: 'Kore', style: 'curiosa', description: 'curiosa' },
		host_b: { name: 'Leo', voice: 'Charon', model_voice: 'M5', style: 'sério', description: 'Explica.' },
	});
});

test.each([
	['the duo’s name', { name: '  ' }],
	['host A’s name', { host_a: { ...filled().host_a, name: ' ' } }],
	['host B’s voice', { host_b: { ...filled().host_b, voice: '' as const } }],
	['host A’s style', { host_a: { ...filled().host_a, style: '\n' } }],
	['host B’s style', { host_b: { ...filled().host_b, style: '' } }],
])('without %s there is no duo', (_, missing) => {
	expect(duoFrom({ ...filled(), ...missing })).toBeNull();
});

test('two hosts of one name are no duo, however it is written', () => {
	const form = { ...filled(), host_b: { ...filled().host_b, name: 'BIA ' } };
	expect(haveOneName(form)).toBe(true);
	expect(duoFrom(form)).toBeNull();
	expect(haveOneName(filled())).toBe(false);
	expect(haveOneName(emptyDuo())).toBe(false);
});

test('a duo fills its form again, but for the description that it had from the style', () => {
	const duo = duoFrom(filled());
	if (!duo) throw new Error('no duo');
	expect(formOf(duo).host_a).toEqual({
		name: 'Bia',
		voice: 'Kore',
		model_voice: '',
		style: 'curiosa',
		description: '',
	});
	expect(duoFrom(formOf(duo))).toEqual(duo);
});

test('what was stored comes back, and what is no duo is left out', () => {
	const duo = duoFrom(filled());
	expect(
		parseDuos(
			JSON.stringify([duo, { name: 'x' }, null, { ...duo, host_a: { name: 'A', voice: 'Nobody', style: '' } }]),
		),
	).toEqual([duo]);
	expect(parseDuos(null)).toEqual([]);
	expect(parseDuos('{}')).toEqual([]);
});

test('the six templates differ and fit into the form', () => {
	expect(PERSONALITY_TEMPLATES.map(({ id }) => id)).toEqual([
		'analytical',
		'enthusiastic',
		'educational',
		'conversational',
		'professional',
		'curious',
	]);
	expect(new Set(PERSONALITY_TEMPLATES.map(({ style }) => style)).size).toBe(6);
	expect(PERSONALITY_TEMPLATES.every(({ style }) => style.length <= 600)).toBe(true);
});
