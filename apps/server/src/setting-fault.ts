/** A start that is refused for what somebody set or left behind: the message says what, and what to do. No stack belongs to it. */
export class SettingFault extends Error {}
