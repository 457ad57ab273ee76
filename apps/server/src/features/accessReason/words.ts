import { words } from '@xinjian/format/say/words'

/** What is refused of access to another institution. */
export const ACCESS_REASON_SAYS = words({
  noSuchInstitution: ['没有这家机构', 'There is no such institution'],
})
