// This page stands under the address that was asked for, so to reload is to try again.
document.querySelector("button").addEventListener("click", () => location.reload());

// A line that has just come back needs a moment, and sometimes goes again.
addEventListener("online", () => {
  setTimeout(() => navigator.onLine && location.reload(), 1000);
});
