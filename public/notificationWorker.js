// Shows notifications of an account while the site is closed, and opens their page.

self.addEventListener('push', (event) => {
  const { id, title, body, path } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icons/icon-192.png',
      // A repeated message replaces the first one.
      tag: id ?? 'several',
      data: { id, path },
    }),
  )
})

/** Marks a notification as read, so that no other channel repeats it. */
async function markRead(id) {
  await fetch('/api/notifications/read', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id }),
  }).catch(() => undefined)
}

/** Opens a page of the site in the open tab, if there is one. */
async function openPage(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const [tab] = await self.clients.matchAll({ type: 'window' })
  if (!tab) {
    await self.clients.openWindow(url.href)
    return
  }
  await tab.focus()
  await tab.navigate(url.href)
}

self.addEventListener('notificationclick', (event) => {
  const { id, path } = event.notification.data
  event.notification.close()
  event.waitUntil(Promise.all([openPage(path), id ? markRead(id) : undefined]))
})
