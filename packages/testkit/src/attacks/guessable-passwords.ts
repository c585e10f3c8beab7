import type { RegisterBody } from '@nexus/contract';

/** What guessing begins with, for anybody and for this account. */
export const guessablePasswords = ({ email, username, full_name }: RegisterBody): string[] => [
	...['654321', 'aaaaaa', '121212', 'abcdef', 'P@ssw0rd', 'senha123', 'mudar123', 'Password1', 'nexus123'],
	...['a'.repeat(128), 'senha123'.repeat(16), 'aA1!'.repeat(32)],
	...[email, email.split('@')[0] ?? '', username.toUpperCase(), full_name.replaceAll(' ', '')],
];
