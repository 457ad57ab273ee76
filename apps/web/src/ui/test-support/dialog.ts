/** What jsdom lacks of `<dialog>`: opening and closing one. The top layer, the backdrop and Escape are the browser's alone. */
if (typeof HTMLDialogElement !== 'undefined') {
  const { prototype } = HTMLDialogElement
  prototype.showModal = function () {
    this.open = true
  }
  prototype.close = function () {
    if (!this.open) return
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
}
