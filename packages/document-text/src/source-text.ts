/** Plain text that knows where each of its UTF-16 code units stands in the source. */
export class SourceText {
	text = '';
	/** Source offset of each unit of `text`, and of the end of what it stands for. */
	readonly from: number[] = [];
	readonly to: number[] = [];

	/** Adds characters that all stand for the source's [from, to). */
	push(characters: string, from: number, to: number): void {
		this.text += characters;
		for (let unit = 0; unit < characters.length; unit++) {
			this.from.push(from);
			this.to.push(to);
		}
	}

	/** Adds source[start, end) as it is. */
	pushSlice(source: string, start: number, end: number): void {
		this.text += source.slice(start, end);
		for (let at = start; at < end; at++) {
			this.from.push(at);
			this.to.push(at + 1);
		}
	}

	/**
	 * Adds `value`, the text that a Markdown parser made of source[start, end): the same but for escapes, character
	 * references, and line prefixes (indentation, ">") that it left out.
	 */
	pushParsed(value: string, source: string, start: number, end: number): void {
		let at = start;
		for (let unit = 0; unit < value.length; ) {
			const wanted = value[unit];
			while (at < end && source[at] !== wanted && !startsReference(source, at) && !escapes(source, at, wanted)) at++;
			if (at >= end) {
				this.push(value.slice(unit), Math.max(start, end - 1), end);
				return;
			}
			const reference = startsReference(source, at);
			if (reference !== null && !value.startsWith(reference, unit)) {
				const length = (value.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
				this.push(value.slice(unit, unit + length), at, at + reference.length);
				at += reference.length;
				unit += length;
				continue;
			}
			const width = source[at] === wanted ? 1 : 2;
			this.push(wanted ?? '', at, at + width);
			at += width;
			unit++;
		}
	}

	/** Every match of `pattern` (global) gives way to what `replacement` makes of it, "" by default. */
	replace(pattern: RegExp, replacement: (match: RegExpExecArray) => string = () => ''): SourceText {
		const result = new SourceText();
		let last = 0;
		for (const match of this.text.matchAll(pattern)) {
			const end = match.index + match[0].length;
			if (end === match.index) continue;
			result.copy(this, last, match.index);
			const inserted = replacement(match);
			const kept = inserted === '' ? -1 : match[0].indexOf(inserted);
			if (kept >= 0) result.copy(this, match.index + kept, match.index + kept + inserted.length);
			else result.push(inserted, this.from[match.index] ?? 0, this.to[end - 1] ?? 0);
			last = end;
		}
		if (last === 0) return this;
		result.copy(this, last, this.text.length);
		return result;
	}

	/** Adds other[start, end). */
	copy(other: SourceText, start: number, end: number): void {
		this.text += other.text.slice(start, end);
		for (let unit = start; unit < end; unit++) {
			this.from.push(other.from[unit] ?? 0);
			this.to.push(other.to[unit] ?? 0);
		}
	}

	/** Source span of text[start, end), which is not empty. */
	span(start: number, end: number): { start: number; end: number } {
		return { start: this.from[start] ?? 0, end: this.to[end - 1] ?? 0 };
	}
}

function startsReference(source: string, at: number): string | null {
	if (source[at] !== '&') return null;
	return /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i.exec(source.slice(at, at + 40))?.[0] ?? null;
}

function escapes(source: string, at: number, wanted: string | undefined): boolean {
	return source[at] === '\\' && source[at + 1] === wanted;
}
