/** Something the user must mend: exit code 1, the message in Chinese. */
export class Failure extends Error {}
