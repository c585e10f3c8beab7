import { ROUTES, type RouteName } from '@nexus/contract';
import { isOfPodcasts, walks } from './walking.ts';

walks((Object.keys(ROUTES) as RouteName[]).filter(isOfPodcasts));
