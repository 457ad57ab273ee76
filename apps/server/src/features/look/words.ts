import { words } from '@xinjian/format/say/words'

/** What is refused of looks at another institution. */
export const LOOK_SAYS = words({
  noSuchInstitution: ['没有这家机构', 'There is no such institution'],
})
