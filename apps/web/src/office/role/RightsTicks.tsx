import type { Permission } from '@xinjian/contract/roles'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import layout from '../../ui/styles/layout.module.css'
import { Tree } from '../../ui/tree/Tree.tsx'
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
  const tp = useWords(permissionWords)
  const language = useLanguage()
  const noteOf = ({ pages }: Right): string => {
    const titles = pages.map((page) => (language === 'en' ? page.titleEn : page.title))
    return pages.length > 0
      ? t('pages', { pages: titles.join(language === 'en' ? ', ' : '、') })
      : t('noPage')
  }
  return (
    <fieldset className={styles.ticks}>
      <legend>{t('rights')}</legend>
      <div className={layout.whole}>
        <Tree
          label={t('rights')}
          nodes={rightsTree(props.offered).map((area) => ({
            value: area.name,
            label: t(area.name),
            children: area.rights.map((right) => ({
              value: right.permission,
              label: tp(right.permission),
              note: noteOf(right),
            })),
          }))}
          value={[...props.ticked]}
          readOnly={props.readOnly}
          onChange={(value) => props.onChange(new Set(value as Permission[]))}
        />
      </div>
    </fieldset>
  )
}
