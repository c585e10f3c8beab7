import { ROUTES, type RouteName } from '@nexus/contract';
import { expect, it } from 'vitest';
import { isOfPodcasts, walks } from './walking.ts';

const { documented } = walks((Object.keys(ROUTES) as RouteName[]).filter((name) => !isOfPodcasts(name)));

it('the document holds every call of the contract, as it is there, and no other', () => {
	expect(documented()).toEqual(ROUTES);
});
