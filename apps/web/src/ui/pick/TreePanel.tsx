import { Button, Collection, Dialog, Tree, TreeItem, TreeItemContent } from 'react-aria-components'
import { Icon } from '../Icon.tsx'
import { Floating } from './Floating.tsx'
import type { PanelProps } from './Opener.tsx'
import css from './pick.module.css'
import { pressed, type TreeNode, tickedOf } from './tree.ts'

/** The tree by keyboard: up and down move, right and left unfold and fold, Enter or Space ticks. */
export function Panel(
  props: PanelProps & {
    label: string
    value: readonly string[]
    nodes: readonly TreeNode[]
    onChange: (value: string[]) => void
  },
) {
  const { nodes, value, onChange } = props
  const ticked = tickedOf(nodes, new Set(value))
  const find = (key: string, among: readonly TreeNode[]): TreeNode | undefined =>
    among.find((n) => n.value === key) ??
    among.map((n) => find(key, n.children ?? [])).find((n) => n !== undefined)
  const press = (key: string) => {
    const node = find(key, nodes)
    if (node) onChange(pressed(node, value))
  }
  return (
    <Floating {...props}>
      <Dialog className={css.chooser ?? ''} aria-label={props.label}>
        <Tree
          className={css.options ?? ''}
          aria-label={props.label}
          items={nodes}
          dependencies={[ticked]}
          selectionMode="multiple"
          selectionBehavior="toggle"
          escapeKeyBehavior="none"
          selectedKeys={ticked}
          autoFocus="first"
          defaultExpandedKeys={nodes.filter((n) => n.children?.length).map((n) => n.value)}
          onSelectionChange={(keys) => {
            if (keys === 'all') return
            const now = new Set([...keys].map(String))
            const key = [...now].find((k) => !ticked.has(k)) ?? [...ticked].find((k) => !now.has(k))
            if (key !== undefined) press(key)
          }}
        >
          {function branch(node: TreeNode) {
            return (
              <TreeItem id={node.value} textValue={node.label} className={css.option ?? ''}>
                <TreeItemContent>
                  {({ isExpanded, hasChildItems }) => (
                    <span className={css.branch}>
                      <Button
                        slot="chevron"
                        className={css.chevron ?? ''}
                        data-open={isExpanded}
                        data-leaf={!hasChildItems}
                      >
                        <Icon name="right" size={12} />
                      </Button>
                      <span className={css.tick} data-on={ticked.has(node.value)}>
                        <Icon name="check" size={12} />
                      </span>
                      {node.label}
                    </span>
                  )}
                </TreeItemContent>
                <Collection items={node.children ?? []}>{branch}</Collection>
              </TreeItem>
            )
          }}
        </Tree>
      </Dialog>
    </Floating>
  )
}
