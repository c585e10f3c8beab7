/** For the system's file chooser alone: what a file is, the server tells from its content. */
export const OFFERED_FILES = '.pdf,.docx,.doc,.odt,.rtf,.epub,.pptx,.odp,.html,.htm,.md,.txt';
