/** Set by the build: whether public/sample holds an episode. */
declare const __HAS_SAMPLE__: boolean;
