#!/usr/bin/python3
"""A window of WebKitGTK under automation that stores what Safari stores.

WebKitGTK's own MiniBrowser forgets everything in automation mode, as a private window does: it has no origin private
file system, breaks on Blobs in IndexedDB and writes no console messages. Started by WebKitWebDriver, which passes no
more than the environment; WEBKIT_BROWSER_FOLDER names the folder for what is stored and for the console's messages.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = os.environ["WEBKIT_BROWSER_FOLDER"]

# The web process inherits it and writes the console's messages there.
console = os.open(os.path.join(folder, "console"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, sys.stdout.fileno())
os.dup2(console, sys.stderr.fileno())

# On in Safari, and off in WebKitGTK.
SAFARI_FEATURES = {"FileSystem", "FileSystemWritableStream", "StorageAPI", "StorageAPIEstimate"}

settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
features = WebKit2.Settings.get_all_features()
for index in range(features.get_length()):
    feature = features.get(index)
    if feature.get_identifier() in SAFARI_FEATURES:
        settings.set_feature_enabled(feature, True)

manager = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(folder, "data"),
    base_cache_directory=os.path.join(folder, "cache"),
    # As much of the disk as Safari gives to a site. WebKitGTK gives a gigabyte.
    origin_storage_ratio=0.6,
    total_storage_ratio=0.8,
)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1440, default_height=900)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    return view


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("automation-started", begin)
Gtk.main()
