import { defineGroup } from '../../command.ts';
import { create } from './create.ts';
import { deleteUser } from './delete.ts';
import { disable } from './disable.ts';
import { enable } from './enable.ts';
import { list } from './list.ts';
import { makeAdmin } from './make-admin.ts';
import { resetPassword } from './reset-password.ts';

export const user = defineGroup('user', 'Contas', [
	list,
	create,
	resetPassword,
	disable,
	enable,
	deleteUser,
	makeAdmin,
]);
