/** The account name under which the keys of a channel act: reports, links and rows of the log are theirs by it. */

export const KEY_NAME_MARK = 'api:'

/** Keys of a channel see what the channel's keys made: a key that took another's place goes on with its work. */
export const nameOfKeys = (channel: string): string => `${KEY_NAME_MARK}${channel}`

/** The channel whose key bears the name; null = a person, or the platform. */
export const channelOfKey = (userName: string): string | null =>
  userName.startsWith(KEY_NAME_MARK) ? userName.slice(KEY_NAME_MARK.length) : null
