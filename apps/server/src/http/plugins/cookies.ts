import type { CookieToken, Issued } from '@nexus/core/accounts';
import type { FastifyReply } from 'fastify';

/** Good for GETs of media (D6). */
export const MEDIA_COOKIE = 'nexus_media';
/** Tells that the account has been signed in to on this device before; opens nothing. */
export const DEVICE_COOKIE = 'nexus_device';

/** Out of the reach of scripts and of other sites; the path holds for `/api/...` and `/api/v1/...` alike. */
const GUARDED = { path: '/api', httpOnly: true, sameSite: 'strict' } as const;

export function setCookies(
	reply: FastifyReply,
	{ media, device }: Pick<Issued, 'media'> & { device?: CookieToken },
	secure: boolean,
): FastifyReply {
	reply.setCookie(MEDIA_COOKIE, media.token, { ...GUARDED, secure, maxAge: media.lifetime });
	return device ? setDeviceCookie(reply, device, secure) : reply;
}

export function setDeviceCookie(reply: FastifyReply, { token, lifetime }: CookieToken, secure: boolean): FastifyReply {
	return reply.setCookie(DEVICE_COOKIE, token, { ...GUARDED, secure, maxAge: lifetime });
}

export function clearMediaCookie(reply: FastifyReply): FastifyReply {
	return reply.clearCookie(MEDIA_COOKIE, { path: GUARDED.path });
}
