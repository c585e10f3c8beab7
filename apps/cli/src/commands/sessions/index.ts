import { defineGroup } from '../../command.ts';
import { end } from './end.ts';

export const sessions = defineGroup('sessions', 'Sessões abertas', [end]);
