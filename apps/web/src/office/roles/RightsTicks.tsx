import type { Permission } from '@xinjian/contract/roles'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from '../people/people.module.css'
import { permissionWords } from './permission-words.ts'
import { type Right, rightsTree } from './tree.ts'
import { words } from './words.ts'

/** The menu as a tree, each leaf with the pages it opens, to be ticked; what is not offered is not shown. */
export function RightsTicks(props: {
  offered: ReadonlySet<Permission>
  ticked: ReadonlySet<Permission>
  readOnly: boolean
  onChange: (ticked: ReadonlySet<Permission>) => void
}) {
  const t = useWords(words)
  const { offered, ticked } = props
  const turn = (permission: Permission, on: boolean) => {
    const next = new Set(ticked)
    if (on) next.add(permission)
    else next.delete(permission)
    props.onChange(next)
  }
  return (
    <div className={styles.pages}>
      {rightsTree(offered).map((area) => (
        <fieldset key={area.name} className={styles.ticks}>
          <legend>{t(area.name)}</legend>
          {area.rights.map((right) => (
            <label key={right.permission} className={styles.tick}>
              <input
                type="checkbox"
                checked={ticked.has(right.permission)}
                disabled={props.readOnly}
                onChange={({ target }) => turn(right.permission, target.checked)}
              />
              <Said right={right} />
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function Said({ right: { permission, pages } }: { right: Right }) {
  const t = useWords(words)
  const tp = useWords(permissionWords)
  const language = useLanguage()
  const titles = pages.map((page) => (language === 'en' ? page.titleEn : page.title))
  const names = titles.join(language === 'en' ? ', ' : '、')
  return (
    <span>
      {tp(permission)}
      <br />
      <small className={textStyles.muted}>
        {pages.length > 0 ? t('pages', { pages: names }) : t('noPage')}
      </small>
    </span>
  )
}
