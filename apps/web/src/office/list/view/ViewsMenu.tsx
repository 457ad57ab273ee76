import { listView } from '@xinjian/contract/nouns/lists/listView'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { MenuEntry } from '../../../ui/menu/entry.ts'
import { MenuButton } from '../../../ui/menu/MenuButton.tsx'
import type { SavedViews } from './useSavedViews.ts'
import { useViewsChanged } from './useViewsChanged.ts'
import css from './view.module.css'
import { words } from './view-words.ts'

const SaveView = lazy(() => import('./SaveView.tsx'))
const ManageViews = lazy(() => import('./ManageViews.tsx'))

/** The views of a list: chosen, saved under a name, managed. */
export function ViewsMenu({ saved }: { saved: SavedViews }) {
  const t = useWords(words)
  const changed = useViewsChanged()
  const [asked, setAsked] = useState<'save' | 'manage' | null>(null)
  const { view, views } = saved
  const update = async () => {
    if (!view) return
    try {
      const { id, name, columns } = view
      await call(listView.listViewSave, {
        id,
        name,
        columns,
        list: saved.of,
        query: saved.query,
      })
      await changed()
      toast('success', t('updated'))
    } catch (error) {
      toastRefusal(error)
    }
  }
  const entries: MenuEntry[] = [
    {
      key: 'all',
      label: t('all'),
      ...(view === null && { icon: 'check' as const }),
      onSelect: () => saved.choose(null),
    },
    ...views.map((one) => ({
      key: String(one.id),
      label: one.own ? one.name : t('sharedBy', { name: one.name, who: one.madeBy }),
      ...(view?.id === one.id && { icon: 'check' as const }),
      onSelect: () => saved.choose(one),
    })),
    ...(view?.own && saved.changed
      ? [{ key: 'update', label: t('update', { name: view.name }), onSelect: () => void update() }]
      : []),
    { key: 'save', label: t('saveAs'), onSelect: () => setAsked('save') },
    ...(views.length > 0
      ? [{ key: 'manage', label: t('manage'), onSelect: () => setAsked('manage') }]
      : []),
  ]
  const name = view ? (saved.changed ? t('changed', { name: view.name }) : view.name) : t('all')
  const close = () => setAsked(null)
  return (
    <>
      <MenuButton label={t('view', { name })} entries={entries}>
        <span className={css.head}>
          <Icon name="eye" size={16} />
          <span>{name}</span>
          <Icon name="down" size={12} />
        </span>
      </MenuButton>
      <Suspense fallback={null}>
        {asked === 'save' && <SaveView saved={saved} onClose={close} />}
        {asked === 'manage' && <ManageViews saved={saved} onClose={close} />}
      </Suspense>
    </>
  )
}
