import { Suspense, useRef } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import type { View } from '../../shell/tabs/tabs.ts'
import { menuPanel } from '../../ui/menu/MenuButton.tsx'
import styles from './office.module.css'
import { words } from './words.ts'

const ACTIONS = ['refresh', 'close', 'closeOthers', 'closeAll'] as const

/** The tab's right-click menu, hung on the point that was pressed. */
export function TabMenu(props: {
  view: View
  x: number
  y: number
  actions: Record<(typeof ACTIONS)[number], (view: View) => void>
  onDone: () => void
}) {
  const t = useWords(words)
  const anchor = useRef<HTMLSpanElement>(null)
  const { Panel } = menuPanel
  return (
    <>
      <span ref={anchor} className={styles.tabmenu} style={{ left: props.x, top: props.y }} />
      <Suspense fallback={null}>
        <Panel
          anchor={anchor}
          label={t('tabMenu')}
          entries={ACTIONS.map((name) => ({
            key: name,
            label: t(name),
            onSelect: () => props.actions[name](props.view),
          }))}
          onClose={props.onDone}
        />
      </Suspense>
    </>
  )
}
