export interface UserRecord {
	id: string;
	email: string;
	username: string;
	fullName: string;
	isAdmin: boolean;
	createdAt: Date;
}

/** Who is asking. Every service call that touches somebody's things takes one. */
export interface Actor {
	userId: string;
	sessionId: string;
	isAdmin: boolean;
}
