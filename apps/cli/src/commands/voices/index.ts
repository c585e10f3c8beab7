import { defineGroup } from '../../command.ts';
import { install } from './install.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { test } from './test.ts';

export const voices = defineGroup('voices', 'Vozes naturais desta máquina', [list, install, remove, test]);
