import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Answers are what the contract declares and nothing more, or an error of the server's. They are parsed, not encoded:
 * their schemas change no value, so that both give the same, and zod encodes an object by parsing it twice.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
	return (answer) => {
		const { success, data, error } = schema.safeParse(answer);
		if (!success) throw new ResponseSerializationError(method, url, { cause: error });
		return JSON.stringify(data);
	};
};
