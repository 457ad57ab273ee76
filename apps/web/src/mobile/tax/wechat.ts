/** Inside WeChat nothing can be downloaded: a link with `download` does nothing there, not even an error. */
export const inWeChat = (): boolean => /MicroMessenger/i.test(navigator.userAgent)
